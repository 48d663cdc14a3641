import { IconButton } from '@jackfruit/ui'
import { MoonIcon, SunIcon } from '../../shared/look/icons.ts'
import { chooseTheme, useTheme } from '../../shared/look/theme.ts'
import { useText } from '../../shared/text/text.ts'

export function ThemeToggle() {
  const text = useText()
  const isDark = useTheme() === 'dark'
  return (
    <IconButton
      label={text(isDark ? 'shell.theme_light' : 'shell.theme_dark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon size={20} /> : <MoonIcon size={20} />}
    </IconButton>
  )
}
