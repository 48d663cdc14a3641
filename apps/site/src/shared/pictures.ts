/** Pictures of our own, drawn in two densities; a name ending in `@1x.webp` has a sibling twice as fine. */
export interface Picture {
  readonly src: string
  readonly srcSet: string | undefined
}

/** The address of a picture: whole addresses stay, paths stand on the brand's image CDN. */
export function picture(path: string, imageCdn = ''): Picture {
  const src =
    path === '' || /^(https?:)?\/\//.test(path)
      ? path
      : `${imageCdn.replace(/\/$/, '')}/${path.replace(/^\//, '')}`
  const fine = src.replace(/@1x\.webp$/, '@2x.webp')
  return { src, srcSet: fine === src ? undefined : `${src} 1x, ${fine} 2x` }
}

export const heroPicture = (size: 'wide' | 'phone'): Picture => picture(`/art/banner-hero-${size}@1x.webp`)
export const defaultTile: Picture = picture('/art/tile-default@1x.webp')
/** The glyph of a studio, by its code in small letters. */
export const vendorGlyph = (vendor: string): string =>
  `/art/vendor-${vendor.toLowerCase().replace(/[^a-z0-9]/g, '')}.svg`
