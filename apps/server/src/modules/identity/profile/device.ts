/** What a browser says of itself, in words that its owner recognises. It may lie: this is for reading only. */

export interface Device {
  readonly browser: string | null
  readonly system: string | null
  readonly isHandheld: boolean
}

/** The first that matches: many call themselves Chrome and Safari besides what they are. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (known: typeof browsers, text: string): string | null =>
  known.find(([sign]) => sign.test(text))?.[1] ?? null

export function deviceOf(userAgent: string): Device {
  const system = firstOf(systems, userAgent)
  return {
    browser: firstOf(browsers, userAgent),
    system,
    isHandheld: system === 'Android' || system === 'iOS',
  }
}
