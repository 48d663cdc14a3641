import type { Brand } from '../../shared/session/brand.ts'

type Resource = Brand['resources'][number]

/** The eight kinds of social links (decision D-36), in the order in which they are shown. */
export const socialKinds = [
  'facebook',
  'telegram',
  'whatsapp',
  'line',
  'zalo',
  'youtube',
  'instagram',
  'x',
] as const
export type SocialKind = (typeof socialKinds)[number]

export const socialNames: Readonly<Record<SocialKind, string>> = {
  facebook: 'Facebook',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  zalo: 'Zalo',
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
}

const isOutside = (url: string) => /^https:\/\/./.test(url)

/**
 * The social links that the brand has configured: a resource of the type `social` that is labelled with the
 * name of the kind, or one whose type is the kind. Only https leads out of the site.
 */
export function socialLinks(resources: readonly Resource[]): readonly { kind: SocialKind; url: string }[] {
  return socialKinds.flatMap((kind) => {
    const found = resources.find(({ resourceType, labelNameEn, url }) => {
      const key = resourceType === 'social' ? labelNameEn : resourceType
      return key.toLowerCase() === kind && isOutside(url)
    })
    return found ? [{ kind, url: found.url }] : []
  })
}

export const appKinds = ['mobileconfig', 'ios', 'android', 'lite'] as const
export type AppKind = (typeof appKinds)[number]

/** Where each way of installing the app leads, as a whole address that a camera can open. */
export function appLinks(
  resources: readonly Resource[],
  origin: string,
): readonly { kind: AppKind; url: string }[] {
  return appKinds.flatMap((kind) => {
    const found = resources.find(({ resourceType }) => resourceType === kind)
    const address = found?.qrCodeUrl || found?.url
    if (!address || !URL.canParse(address, origin)) return []
    const { href, protocol } = new URL(address, origin)
    return /^(https?|itms-services):$/.test(protocol) ? [{ kind, url: href }] : []
  })
}

/** The last line of every page: whose it is, and the year that it is now. */
export function copyrightLine(copyright: string, brand: string, year: number): string {
  const owner = copyright.replace(/©|\(c\)|\b(19|20)\d\d\b([-–](19|20)\d\d\b)?/gi, '').trim() || brand
  return `© ${year} ${owner}`
}
