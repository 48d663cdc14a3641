import { LanguageMenu } from './LanguageChoice.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** Language and theme, where the header has room for them; a phone finds both in its menu. */
export default function HeaderTools() {
  return (
    <>
      <LanguageMenu />
      <ThemeToggle />
    </>
  )
}
