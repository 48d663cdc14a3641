import { picture } from '../../../shared/look/pictures.ts'

interface SlidePictures {
  readonly src: string
  readonly phoneSrc?: string
}

/** The pictures of a slide. One for wide places has a sibling for phones beside it; one without it serves both. */
export function slidePictures(url: string, imageCdn: string): SlidePictures {
  const src = picture(url, imageCdn)
  const phoneSrc = src.replace(/-wide@1x\.webp$/, '-phone@1x.webp')
  return phoneSrc === src ? { src } : { src, phoneSrc }
}
