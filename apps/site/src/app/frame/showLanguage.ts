import { identity } from '@jackfruit/contracts'
import { offeredLanguages } from '@jackfruit/i18n'
import { call } from '../../shared/calls/api.ts'
import { useSite } from '../../shared/session/brand.ts'
import { note } from '../../shared/text/notes.ts'
import { changeLanguage, failureText } from '../../shared/text/text.ts'
import { storeLanguage } from '../start/world.ts'

/** The languages for which there are texts: those of the brand's drop-down in its order, its others, the region's. */
export function useOffered() {
  const { brand, regionLanguages } = useSite()
  const { dropdownLanguages, supportedLanguages } = brand
  return offeredLanguages([...new Set([...dropdownLanguages, ...supportedLanguages, ...regionLanguages])])
}

/** Shows a language, remembers it, and tells the platform. Nothing breaks when it cannot be told. */
export async function showLanguage(code: string): Promise<void> {
  try {
    await changeLanguage(code)
    storeLanguage(code)
    await call(identity.updateLanguage, { body: { language: code as 'EN' } }).catch(() => null)
  } catch (error) {
    note('bad', failureText(error))
  }
}
