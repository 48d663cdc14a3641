import { identity } from '@jackfruit/contracts'
import { languageOf, offeredLanguages } from '@jackfruit/i18n'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../shared/calls/api.ts'
import { useScripts } from '../../shared/look/fonts.ts'
import { CaretDownIcon, CheckIcon, GlobeHemisphereEastIcon } from '../../shared/look/icons.ts'
import { useBrand, useSite } from '../../shared/session/brand.ts'
import { note } from '../../shared/text/notes.ts'
import { changeLanguage, failureText, useLanguage, useText } from '../../shared/text/text.ts'
import { storeLanguage } from '../start/world.ts'

const fetchMenu = async () => ({ default: (await import('@jackfruit/ui/menu')).ChoiceMenu })
const ChoiceMenu = lazy(fetchMenu)

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

export function LanguageMenu() {
  const text = useText()
  const language = useLanguage()
  const { currencySymbol } = useBrand()
  const offered = useOffered()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  useScripts(
    offered.map(({ code }) => code),
    isWanted,
  )
  const shown = `${languageOf(language)?.ownName} · ${currencySymbol}`
  const prepare = () => void fetchMenu().catch(() => null)
  const openFirst = () => {
    setWanted(true)
    setOpen(true)
  }
  // The button stays the same one while it is pressed: the menu takes it over only once the press is done.
  const trigger = (
    <button
      type="button"
      className="flex h-11 items-center gap-2 rounded-[12px] px-3.5 text-[14px] font-[640] ring-1 ring-white/30 hover:bg-white/10"
      aria-label={`${shown}: ${text('shell.choose_language')}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={isWanted ? undefined : openFirst}
    >
      <GlobeHemisphereEastIcon size={18} />
      <span>{shown}</span>
      <CaretDownIcon size={14} weight="bold" />
    </button>
  )
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <ChoiceMenu
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={trigger}
        label={text('common.language')}
        value={language}
        choices={offered.map(({ code, ownName, tag, direction }) => ({
          value: code,
          label: ownName,
          lang: tag,
          direction,
        }))}
        onChoose={(code) => void showLanguage(code)}
        mark={<CheckIcon size={18} weight="bold" />}
      />
    </Suspense>
  )
}
