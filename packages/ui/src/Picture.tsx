import type { ImgHTMLAttributes } from 'react'

/** A picture of ours, `…@1x.webp`, has siblings beside it: twice as fine, and smaller as AVIF. Others have none. */
export function pictureSets(src: string): { avif: string; webp: string } | null {
  const [, stem] = /^(.+)@1x\.webp$/.exec(src) ?? []
  if (!stem) return null
  const set = (format: string) => `${stem}@1x.${format} 1x, ${stem}@2x.${format} 2x`
  return { avif: set('avif'), webp: set('webp') }
}

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  src: string
  /** Another cut of the picture, for places narrower than `phoneMedia`. */
  phoneSrc?: string
}

/** Where a picture's cut for phones is shown. */
export const phoneMedia = '(max-width: 37.49rem)'

/** An image that comes as AVIF where the browser can show it, and as WebP where it cannot. */
export function Picture({ src, phoneSrc, alt = '', ...image }: PictureProps) {
  const sets = pictureSets(src)
  const phone = phoneSrc ? pictureSets(phoneSrc) : null
  return (
    <picture className="contents">
      {phone && <source media={phoneMedia} type="image/avif" srcSet={phone.avif} />}
      {phone && <source media={phoneMedia} srcSet={phone.webp} />}
      {sets && <source type="image/avif" srcSet={sets.avif} />}
      <img src={src} srcSet={sets?.webp} alt={alt} {...image} />
    </picture>
  )
}
