import { languageOf } from '@jackfruit/i18n'
import { lazy, Suspense, useState } from 'react'
import { useScripts } from '../../shared/look/fonts.ts'
import { CaretDownIcon, CheckIcon, GlobeHemisphereEastIcon } from '../../shared/look/icons.ts'
import { useBrand } from '../../shared/session/brand.ts'
import { useLanguage, useText } from '../../shared/text/text.ts'
import { showLanguage, useOffered } from './showLanguage.ts'

const fetchMenu = async () => ({ default: (await import('@jackfruit/ui/menu')).ChoiceMenu })
const ChoiceMenu = lazy(fetchMenu)

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
