/** The classes of slots: jackpots, table games, arcade and bingo. */
export const gameClasses = ['JP', 'TG', 'AC', 'BG'] as const
export type GameClass = (typeof gameClasses)[number]

/** The classes of a brand that speaks these languages: bingo where Filipino is one (BC-35). */
export const gameClassesOf = (supportedLanguages: readonly string[]): readonly GameClass[] =>
  gameClasses.filter((each) => each !== 'BG' || supportedLanguages.includes('TY'))
