import { createStore, useStore } from '../store.ts'

export type Theme = 'light' | 'dark'
const key = 'theme'

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark'

const drawnWith = document.documentElement.dataset['drawn'] ?? null
const theme = createStore<Theme>(isTheme(drawnWith) ? drawnWith : 'light')

/** What the person chose before holds over what the brand wants. */
export function beginTheme(brandDefault: Theme = 'light'): void {
  const stored = localStorage.getItem(key)
  show(isTheme(stored) ? stored : brandDefault)
}

export function chooseTheme(next: Theme): void {
  localStorage.setItem(key, next)
  show(next)
}

function show(next: Theme): void {
  document.documentElement.dataset['theme'] = next
  theme.set(next)
}

export const currentTheme = theme.get
export const useTheme = (): Theme => useStore(theme)
