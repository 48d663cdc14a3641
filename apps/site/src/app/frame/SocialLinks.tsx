import { join } from '@jackfruit/ui'
import {
  FacebookLogoIcon,
  InstagramLogoIcon,
  TelegramLogoIcon,
  WhatsappLogoIcon,
  XLogoIcon,
  YoutubeLogoIcon,
} from '../../shared/look/icons.ts'
import { useBrand } from '../../shared/session/brand.ts'
import { useText } from '../../shared/text/text.ts'
import { type SocialKind, socialLinks, socialNames } from './contacts.ts'

/** Where else the brand can be met; each place only when it is configured. */
export default function SocialLinks({ look }: { look: 'rind' | 'plain' }) {
  const text = useText()
  const { brand, resources } = useBrand()
  return (
    <ul className="grid max-w-[394px] grid-cols-8 gap-1.5">
      {socialLinks(resources).map(({ kind, url }) => {
        const label = text('frame.social_on', { brand, name: socialNames[kind] })
        return (
          <li key={kind}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
              title={label}
              data-social={kind}
              className={join(
                'grid aspect-square place-items-center rounded-[12px] text-[11px] font-[760]',
                look === 'rind'
                  ? 'bg-white/10 text-white hover:bg-white/20'
                  : 'bg-surface-2 text-text ring-1 ring-line hover:bg-hover',
              )}
            >
              <Mark kind={kind} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Mark({ kind }: { kind: SocialKind }) {
  switch (kind) {
    case 'facebook':
      return <FacebookLogoIcon size={22} weight="fill" />
    case 'telegram':
      return <TelegramLogoIcon size={22} weight="fill" />
    case 'whatsapp':
      return <WhatsappLogoIcon size={22} weight="fill" />
    case 'youtube':
      return <YoutubeLogoIcon size={22} weight="fill" />
    case 'instagram':
      return <InstagramLogoIcon size={22} weight="fill" />
    case 'x':
      return <XLogoIcon size={22} weight="fill" />
    default:
      return <span aria-hidden="true">{socialNames[kind]}</span>
  }
}
