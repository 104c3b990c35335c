/** The lines of numbered databank cards in English. */
export const databankWords = {
  'databank.40b.cheat': 'Deal yourself one more card',
  'databank.42b.tip': 'Empty the tip machine on the way out',
  'databank.45a.bribe': 'Pay the doorman',
  'databank.45a.run': 'Run for it',
  'databank.58b.pay': 'Pay for a seat',
  'databank.58b.run': 'Leave by the drain',
  'databank.68b.pay': 'Pay the codebreaker',
  'databank.68b.leave': 'Leave it unread',
} as const;
