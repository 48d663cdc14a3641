/**
 * What the site's modules read of a browser, for a thread that has none: nothing is stored, nobody is signed in, and
 * the address is the one that is drawn. There is no `window`, by which libraries know that they are on a server.
 * Imported before all else.
 */
export type Screen = 'phone' | 'wide'

const storage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const faces = { load: async () => [] }
const page = {
  title: '',
  cookie: '',
  documentElement: { dataset: {}, lang: '', dir: '' },
  querySelector: () => null,
}

Object.assign(globalThis, {
  ...{ location: new URL('http://place.invalid/'), history: { replaceState: () => {} } },
  ...{ document: { ...page, fonts: faces }, addEventListener: () => {}, removeEventListener: () => {} },
})
Object.defineProperty(navigator, 'onLine', { value: true })
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: storage(), configurable: true, writable: true })

/** Before each drawing: another brand, another address, and nothing left of the one before. */
export function standAt(address: string, screen: Screen): void {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.dataset['screen'] = screen
  Object.assign(globalThis, { location: new URL(address) })
}
