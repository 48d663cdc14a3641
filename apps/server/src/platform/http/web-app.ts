/** What makes the site of a brand an app on a device: the manifest for browsers, the web clip for iPhones. */
import { createHash } from 'node:crypto'
import { languageOf, tagOf } from '@jackfruit/i18n/languages'

export interface AppBrand {
  readonly name: string
  readonly themeColour: string
  readonly backgroundColour: string
  /** Pictures: art/<icon>-192.png and the like. */
  readonly icon: string
}

export function manifestOf({ name, themeColour, backgroundColour, icon }: AppBrand, language: string) {
  const picture = (size: string, purpose: 'any' | 'maskable') => ({
    src: `/art/${icon}-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    short_name: name.length <= 12 ? name : (name.split(' ')[0] ?? name),
    lang: tagOf(language),
    dir: languageOf(language)?.direction ?? 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: themeColour,
    background_color: backgroundColour,
    categories: ['games', 'entertainment'],
    icons: [picture('192', 'any'), picture('512', 'any'), picture('512', 'maskable')],
  }
}

/** Text that stands in HTML or XML as text, whatever marks it holds. */
export const escaped = (text: string): string =>
  text.replace(/[<>&'"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The same address gives the same id: a second profile takes the place of the first. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
    .join('-')
    .toUpperCase()
}

/** A profile that puts the site on the home screen of an iPhone. Its owner can remove it like any app. */
export function webClipOf({ name }: AppBrand, origin: string, icon: Buffer): string {
  const host = new URL(origin).hostname.split('.').reverse().join('.')
  const [title, address] = [escaped(name), escaped(`${origin}/`)]
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>FullScreen</key><true/>
      <key>Icon</key><data>${icon.toString('base64')}</data>
      <key>IsRemovable</key><true/>
      <key>Label</key><string>${title}</string>
      <key>PayloadDisplayName</key><string>${title}</string>
      <key>PayloadIdentifier</key><string>${escaped(host)}.webclip</string>
      <key>PayloadType</key><string>com.apple.webClip.managed</string>
      <key>PayloadUUID</key><string>${idOf(`clip ${origin}`)}</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>URL</key><string>${address}</string>
    </dict>
  </array>
  <key>PayloadDisplayName</key><string>${title}</string>
  <key>PayloadIdentifier</key><string>${escaped(host)}</string>
  <key>PayloadRemovalDisallowed</key><false/>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadUUID</key><string>${idOf(`profile ${origin}`)}</string>
  <key>PayloadVersion</key><integer>1</integer>
</dict>
</plist>
`
}
