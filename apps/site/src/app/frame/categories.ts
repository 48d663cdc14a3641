import { hrefOf } from '../../shared/address/navigation.ts'
import { type Lane, type Maker, useLanes } from '../../shared/games/makers.ts'
import type { useText } from '../../shared/text/text.ts'

export type Vendor = Maker

/** A kind of games, and who makes them. */
export interface Category {
  readonly gameType: Vendor['gameType']
  readonly vendors: readonly Vendor[]
}

/** The categories that the server answers, in its order; one without makers is none. A maker stands once in each. */
export function categoriesOf(lanes: readonly Lane[]): readonly Category[] {
  const found = new Map<Vendor['gameType'], Map<string, Vendor>>()
  for (const { gameType, cards } of lanes) {
    const vendors = found.get(gameType) ?? new Map<string, Vendor>()
    for (const card of cards) if (!vendors.has(card.vassalage)) vendors.set(card.vassalage, card)
    found.set(gameType, vendors)
  }
  return [...found]
    .map(([gameType, vendors]) => ({ gameType, vendors: [...vendors.values()] }))
    .filter(({ vendors }) => vendors.length > 0)
}

const mostLogos = 11
const fewLogos = 6

export interface DropDown {
  readonly shown: readonly Vendor[]
  readonly isCentred: boolean
  /** The rest stands on the page of the category. The test is on the cut list, so that nobody is hidden. */
  readonly hasMore: boolean
}

export function dropDownOf(vendors: readonly Vendor[]): DropDown {
  const shown = vendors.slice(0, mostLogos)
  return { shown, isCentred: shown.length < fewLogos, hasMore: shown.length === mostLogos }
}

export const isHot = ({ isHot }: Pick<Vendor, 'isHot'>): boolean => isHot === 1

/** As its page is called: games of chance are more than slots. */
export const laneName = (gameType: Category['gameType'], text: ReturnType<typeof useText>): string =>
  text(gameType === 'RNG' ? 'lobby.games_title' : `lobby.type_${gameType}`)

/** All games stand in one part of home. */
export const gamesPart = '/#games'

/** The page of a kind of games, at its name in small letters; at the makers' place in it where one is named. */
export const categoryPath = (gameType: Category['gameType'], maker?: string): string =>
  hrefOf(`/${gameType.toLowerCase()}`, { page: maker })

/** Undefined until it is known, none where it cannot be. The answer is shared with the lobby. */
export function useCategories(): readonly Category[] | undefined {
  const { data, isError } = useLanes(categoriesOf)
  return data ?? (isError ? [] : undefined)
}
