import { phoneMedia, pictureSets } from '@jackfruit/ui'

/** A picture that a page names in its head, so that it is on its way before anything else of the page is read. */
export interface Ahead {
  readonly srcset: string
  /** Where it is shown; a picture with one cut is shown everywhere. */
  readonly media?: string
}

const widerMedia = `not all and ${phoneMedia}`
let named: Ahead[] = []

/** Only while the server draws: what the page is to name, and nothing of the page before. */
export function takeAhead(): readonly Ahead[] {
  const taken = named
  named = []
  return taken
}

/** The largest picture of a page comes first, in the cut and the size that this screen shows. */
export function fetchAhead(src: string, phoneSrc?: string): void {
  if (typeof window === 'undefined') {
    nameAhead(src, phoneSrc)
    return
  }
  const shown = phoneSrc && matchMedia(phoneMedia).matches ? phoneSrc : src
  const sets = pictureSets(shown)
  const link = document.createElement('link')
  // A browser that cannot show the format passes over what is named with it.
  Object.assign(link, sets ? { type: 'image/avif', imageSrcset: sets.avif } : { href: shown })
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high' })
  // The page itself may have named it already, and home may be drawn again.
  const isSame = ({ imageSrcset, href }: HTMLLinkElement) =>
    imageSrcset === link.imageSrcset && href === link.href
  const others = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')
  if (![...others].some(isSame)) document.head.append(link)
}

function nameAhead(src: string, phoneSrc?: string): void {
  const [wide, phone] = [pictureSets(src), phoneSrc ? pictureSets(phoneSrc) : null]
  if (!wide) return
  named = phone
    ? [
        { srcset: phone.avif, media: phoneMedia },
        { srcset: wide.avif, media: widerMedia },
      ]
    : [{ srcset: wide.avif }]
}
