import { BrandMark, Dialog, MessageDialog, Picture, RindTexture } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import {
  CheckCircleIcon,
  GiftIcon,
  type IconKind,
  SealCheckIcon,
  ShieldCheckIcon,
  WarningCircleIcon,
  XIcon,
} from '../../../shared/look/icons.ts'
import { heroPicture } from '../../../shared/look/pictures.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import EntranceForms, { type EntranceFormsProps } from './EntranceForms.tsx'

interface AuthDialogProps extends Omit<EntranceFormsProps, 'onTouched'> {
  onClose: () => void
}

/** Login and registration: one window, the brand's side at the start, the form at the end. */
export default function AuthDialog({ mode, side, onSwitch, onForgot, onClose, onEntered }: AuthDialogProps) {
  const text = useText()
  const [isTouched, setTouched] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isRegister = mode === 'register'
  const isAgent = side === 'agent' && !isRegister
  const loginTitle = text(isAgent ? 'auth.agent_title' : 'auth.log_in')
  const title = isRegister ? text('auth.register_title') : loginTitle

  return (
    <>
      <Dialog
        isOpen
        holdsForm
        size="wide"
        onPhone="full"
        title={title}
        isTitleHidden
        closeLabel={text('common.close')}
        closeIcon={<XIcon size={20} weight="bold" />}
        onClose={() => (isTouched && isRegister ? setLeaving(true) : onClose())}
      >
        <div className="grid min-h-full max-md:grid-rows-[auto_1fr] md:grid-cols-[392px_1fr]">
          <BrandSide isRegister={isRegister} isAgent={isAgent} />
          <div className="relative z-[1] bg-surface px-5 pt-6 pb-8 max-md:-mt-6 max-md:rounded-t-[26px] md:px-9 md:pt-7">
            <p
              aria-hidden="true"
              className="mb-5 pe-14 text-[24px] leading-[1.3] font-[760] [font-stretch:112%] max-md:hidden"
            >
              {title}
            </p>
            <EntranceForms
              mode={mode}
              side={side}
              onSwitch={onSwitch}
              onForgot={onForgot}
              onEntered={onEntered}
              onTouched={setTouched}
            />
          </div>
        </div>
      </Dialog>
      <MessageDialog
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        icon={<WarningCircleIcon size={24} weight="duotone" />}
        title={text('auth.leave_title')}
        buttons={[
          { label: text('auth.leave_stay') },
          { label: text('auth.leave_go'), look: 'danger', onPress: onClose },
        ]}
      >
        {text('auth.leave_text')}
      </MessageDialog>
    </>
  )
}

function BrandSide({ isRegister, isAgent }: { isRegister: boolean; isAgent: boolean }) {
  const text = useText()
  const brand = useBrand()
  const back = isAgent ? text('auth.agent_title') : text('auth.welcome_back')
  const lead = isRegister ? text('auth.register_title') : back
  const backMore = isAgent ? text('auth.agent_text') : text('auth.welcome_text')
  const more = isRegister ? text('auth.register_lead') : backMore
  return (
    <div className="rind on-rind overflow-hidden !bg-rind-700 max-md:h-[172px] md:min-h-[600px]">
      <RindTexture strength={0.2} cell={30} />
      <Picture
        src={heroPicture('wide')}
        phoneSrc={heroPicture('phone')}
        className="absolute -z-[1] object-cover object-[82%_40%] md:object-[94%_50%] max-md:inset-y-0 max-md:end-0 max-md:h-full max-md:w-[64%] md:inset-x-0 md:bottom-0 md:h-[56%] md:w-full"
      />
      <div className="absolute inset-0 -z-[1] bg-[linear-gradient(180deg,#14543a_45%,transparent_74%)] max-md:bg-[linear-gradient(90deg,#14543a_36%,transparent_78%)] rtl:max-md:-scale-x-100" />
      <div className="grid gap-4 p-5 pt-5 md:p-8">
        <p className="flex items-center gap-2.5 text-[21px] font-[800] tracking-[-0.03em] [font-stretch:114%]">
          <BrandMark size={38} />
          {brand.brand}
        </p>
        <div className="max-md:max-w-[62%]">
          <p className="text-[20px] leading-[1.25] font-[760] tall:leading-[1.6] [font-stretch:112%] md:text-[26px]">
            {lead}
          </p>
          <p className="mt-1 text-[14px] text-rind-100">{more}</p>
        </div>
        {isRegister && (
          <ul className="grid gap-2.5 max-md:hidden">
            {brand.playMoney && <Point icon={GiftIcon}>{text('auth.register_point_1')}</Point>}
            <Point icon={SealCheckIcon}>{text('auth.register_point_2')}</Point>
            <Point icon={ShieldCheckIcon}>{text('auth.register_point_3')}</Point>
          </ul>
        )}
        {!isRegister && (
          <ul className="grid gap-2.5 max-md:hidden">
            <Point icon={CheckCircleIcon}>{text('auth.register_point_2')}</Point>
            <Point icon={ShieldCheckIcon}>{text('auth.register_point_3')}</Point>
          </ul>
        )}
      </div>
    </div>
  )
}

function Point({ icon: Icon, children }: { icon: IconKind; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 text-[14px] font-[560]">
      <span className="grid h-9 w-9 flex-none place-items-center rounded-[10px] bg-white/12 text-gold-300">
        <Icon size={20} weight="fill" />
      </span>
      {children}
    </li>
  )
}
