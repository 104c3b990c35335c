export const learnEn = { title: 'Learn by playing' };
