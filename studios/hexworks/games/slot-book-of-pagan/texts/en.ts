/** Words that only this slot has. */
export const texts = {
  'book.book': 'The Book stands for every other symbol, and pays anywhere as the scatter.',
  'book.free':
    'Three or more Books give 10 free spins. A special symbol is drawn before them: on enough reels it fills them and pays on all lines, wherever it stands. They can be won again.',
  'book.note': 'It fills its reels and pays wherever it stands',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
