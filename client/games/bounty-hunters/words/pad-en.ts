export const padEn = { title: 'Score pad' };
