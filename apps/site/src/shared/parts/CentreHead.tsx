import { IconButton, join, RindTexture } from '@jackfruit/ui'
import type { ReactNode, Ref } from 'react'
import { ArrowLeftIcon, XIcon } from '../look/icons.ts'
import { useText } from '../text/text.ts'

interface CentreHeadProps {
  /** Takes the focus when its page is opened. */
  heading: Ref<HTMLHeadingElement>
  isRoomy: boolean
  className: string
  onBack: () => void
  onClose: () => void
  children: ReactNode
}

/** Above a page of a centre: its name, the way back to the menu where that has a place of its own, and the way out. */
export function CentreHead({ heading, isRoomy, className, onBack, onClose, children }: CentreHeadProps) {
  const text = useText()
  return (
    <header
      className={join('flex flex-none items-center gap-3 px-4 py-2.5', className, !isRoomy && 'rind on-rind')}
    >
      {!isRoomy && <RindTexture strength={0.2} fade="start" />}
      <IconButton label={text('common.back')} className="md:!hidden" onClick={onBack}>
        <ArrowLeftIcon size={20} weight="bold" className="rtl:-scale-x-100" />
      </IconButton>
      <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-[20px] outline-0 md:text-[26px]">
        {children}
      </h2>
      <IconButton label={text('common.close')} onClick={onClose}>
        <XIcon size={20} weight="bold" />
      </IconButton>
    </header>
  )
}
