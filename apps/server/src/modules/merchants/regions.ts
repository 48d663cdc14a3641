/** Which region is meant: by what somebody chose, or by where they were found. Pure. */
import type { Region } from './directory.ts'

export interface RegionChoice {
  readonly country: string
  readonly currency: string
}

/** The listed region of this country and currency, else the default one (SS-28); null where none is offered. */
export const chosenRegion = (
  regions: readonly Region[],
  { country, currency }: RegionChoice,
): Region | null =>
  regions.find((region) => region.country === country && region.currency === currency) ??
  regions.find(({ isDefault }) => isDefault) ??
  null

/** The country of the region that a detected country means, by itself or as an alias (D-03). */
export function regionOfPlace(regions: readonly Region[], countryCode: string | null): string | null {
  if (countryCode === null) return null
  const found =
    regions.find(({ country }) => country === countryCode) ??
    regions.find(({ aliases }) => aliases.includes(countryCode))
  return found?.country ?? null
}

/** The asked language where it is spoken, else the region's first. */
export const languageIn = ({ langList }: Pick<Region, 'langList'>, asked: Region['langList'][number]) =>
  langList.includes(asked) ? asked : (langList[0] ?? asked)
