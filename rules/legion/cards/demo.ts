/** Four units a side, enough to meet every rule: offered to begin a ledger with. */
import type { NewUnit } from '../commands.ts';

const plain = { wounded: 0, keywords: [], types: [], transport: null, inside: null, emergencyStims: false } as const;

export const demoUnits: readonly NewUnit[] = [
  { ...plain, id: 'boba-fett', name: 'Boba Fett', side: 'blue', rank: 'operative', wounds: 5, keywords: ['bounty'], points: 120 },
  { ...plain, id: 'bossk', name: 'Bossk', side: 'blue', rank: 'operative', wounds: 7, keywords: ['bounty'], points: 115 },
  { ...plain, id: 'imperial-officer', name: 'Imperial Officer', side: 'blue', rank: 'commander', wounds: 4, points: 50, emergencyStims: true },
  { ...plain, id: 'stormtroopers', name: 'Stormtroopers', side: 'blue', rank: 'corps', wounds: 4, points: 44 },
  { ...plain, id: 'leia-organa', name: 'Leia Organa', side: 'red', rank: 'commander', wounds: 6, points: 75, emergencyStims: true },
  { ...plain, id: 'chewbacca', name: 'Chewbacca', side: 'red', rank: 'operative', wounds: 9, keywords: ['guardian'], points: 95 },
  { ...plain, id: 'r2-d2', name: 'R2-D2', side: 'red', rank: 'operative', wounds: 4, keywords: ['secretMission'], types: ['droid'], points: 35 },
  { ...plain, id: 'x-34-landspeeder', name: 'X-34 Landspeeder', side: 'red', rank: 'heavy', wounds: 6, types: ['vehicle'], transport: 'open', points: 75 },
];
