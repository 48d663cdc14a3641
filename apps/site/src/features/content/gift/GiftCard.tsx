import { join, Picture } from '@jackfruit/ui'
import { CaretRightIcon } from '../../../shared/look/icons.ts'
import { picture } from '../../../shared/look/pictures.ts'
import { useSite } from '../../../shared/session/brand.ts'
import type { Gift } from './useGifts.ts'

const face =
  'relative isolate flex w-full items-center gap-3 overflow-hidden rounded-[16px] bg-rind-700 p-4 text-start text-on-rind'

interface GiftCardProps {
  gift: Gift
  /** In the small panel the words are short. */
  isSmall?: boolean
  onChosen: () => void
}

/** One gift: its words over its picture; where it leads somewhere, all of it is the way. */
export function GiftCard({ gift: { banner, go }, isSmall = false, onChosen }: GiftCardProps) {
  const { imageCdn } = useSite()
  const content = (
    <>
      <Picture
        src={picture(banner.url, imageCdn)}
        loading="lazy"
        className="absolute inset-0 -z-[2] h-full w-full object-cover object-right rtl:-scale-x-100"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      <span className="absolute inset-0 -z-[1] bg-[linear-gradient(90deg,#0e3c29_38%,#0e3c29cc_62%,transparent)] rtl:-scale-x-100" />
      <span className={join('min-w-0', isSmall ? 'w-[72%]' : 'w-[66%]')}>
        <span
          className={join(
            'block leading-[1.25] font-[760] [font-stretch:110%] [:lang(my)_&]:leading-[1.6]',
            isSmall ? 'line-clamp-2 text-[15px]' : 'text-[18px]',
          )}
        >
          {banner.title}
        </span>
        {banner.text && (
          <span
            className={join(
              'mt-1 block text-rind-100',
              isSmall ? 'line-clamp-2 text-[12px] leading-[1.5]' : 'text-[14px]',
            )}
          >
            {banner.text}
          </span>
        )}
      </span>
      {go && (
        <span className="ms-auto grid h-8 w-8 flex-none place-items-center rounded-full bg-rind-900/75 text-gold-300">
          <CaretRightIcon size={16} weight="bold" className="rtl:-scale-x-100" />
        </span>
      )}
    </>
  )
  if (!go) return <div className={face}>{content}</div>
  return (
    <button
      type="button"
      className={join(face, 'hover:brightness-110')}
      onClick={() => {
        onChosen()
        go()
      }}
    >
      {content}
    </button>
  )
}
