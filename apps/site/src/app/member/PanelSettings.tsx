import { useScripts } from '../../shared/look/fonts.ts'
import { chooseTheme, useTheme } from '../../shared/look/theme.ts'
import { useLanguage, useText } from '../../shared/text/text.ts'
import { showLanguage, useOffered } from '../frame/showLanguage.ts'

/** Language and theme in the menu of the member panel, where phones have no room in the header. */
export function PanelSettings() {
  const text = useText()
  const language = useLanguage()
  const theme = useTheme()
  const offered = useOffered()
  useScripts(offered.map(({ code }) => code))
  return (
    <div className="mb-2 grid gap-3 rounded-[14px] bg-white/8 p-3.5">
      <fieldset>
        <legend className="mb-1.5 text-[13px] text-on-rind-2">{text('common.language')}</legend>
        <div className="flex flex-wrap gap-2">
          {offered.map(({ code, ownName, tag }) => (
            <Pill key={code} isOn={code === language} lang={tag} onPress={() => void showLanguage(code)}>
              {ownName}
            </Pill>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 text-[13px] text-on-rind-2">{text('member.theme')}</legend>
        <div className="flex flex-wrap gap-2">
          <Pill isOn={theme === 'light'} onPress={() => chooseTheme('light')}>
            {text('shell.theme_light')}
          </Pill>
          <Pill isOn={theme === 'dark'} onPress={() => chooseTheme('dark')}>
            {text('shell.theme_dark')}
          </Pill>
        </div>
      </fieldset>
    </div>
  )
}

function Pill({
  isOn,
  lang,
  onPress,
  children,
}: {
  isOn: boolean
  lang?: string
  onPress: () => void
  children: string
}) {
  return (
    <button
      type="button"
      lang={lang}
      aria-pressed={isOn}
      className="min-h-11 rounded-[10px] px-3.5 text-[14px] font-[620] ring-1 ring-white/30 aria-pressed:bg-rind-100 aria-pressed:text-rind-900 aria-pressed:ring-0 md:min-h-9"
      onClick={onPress}
    >
      {children}
    </button>
  )
}
