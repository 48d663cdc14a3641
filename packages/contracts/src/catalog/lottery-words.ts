/** The tables of odds that a brand may be set to (decision D-78). */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const
export type PrizeMode = (typeof prizeModes)[number]

/** As a brand writes it; a brand that writes another has the first. */
export const modeOf = (written: string): PrizeMode => prizeModes.find((mode) => mode === written) ?? 'Lott'

/** Whose menus have a table of odds of their own (decision D-78). */
const modesOfMenus: Readonly<Record<string, PrizeMode>> = {
  ...{ TCG_LOTTO_VN: 'Lott', TCG_SEA: 'SEA', ELOTT: 'Elott', LOTT: 'Lott' },
}

/** The table that a menu's lotteries begin with; those of no such menu, and of makers, with the brand's. */
export const modeOfMenu = (vendor: string | null | undefined, brandsMode: string): PrizeMode =>
  modesOfMenus[vendor?.toUpperCase() ?? ''] ?? modeOf(brandsMode)
