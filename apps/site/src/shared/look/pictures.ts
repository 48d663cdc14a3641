/** The address of a picture: whole addresses stay, paths stand on the brand's image CDN. */
export function picture(path: string, imageCdn = ''): string {
  if (path === '' || /^(https?:)?\/\//.test(path)) return path
  return `${imageCdn.replace(/\/$/, '')}/${path.replace(/^\//, '')}`
}

export const heroPicture = (size: 'wide' | 'phone'): string => picture(`/art/banner-hero-${size}@1x.webp`)
/** What stands for a game whose own picture is not there. */
export const defaultTile = picture('/art/tile-default@1x.webp')
/** By the name that an offer gives its picture. */
export const offerPicture = (art: string): string => picture(`/art/offer-${art}@1x.webp`)
/** What stands beside sums and points, without ground. */
export const subjectPicture = (subject: 'coins' | 'gem'): string => picture(`/art/subject-${subject}@1x.webp`)
/** The glyph of a studio, by its code in small letters. */
export const vendorGlyph = (vendor: string): string =>
  `/art/vendor-${vendor.toLowerCase().replace(/[^a-z0-9]/g, '')}.svg`
