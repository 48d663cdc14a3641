import { Button } from '@jackfruit/ui'
import { Link } from '../../shared/address/Link.tsx'
import { ScalesIcon } from '../../shared/look/icons.ts'
import { useSite } from '../../shared/session/brand.ts'
import { registerGate } from '../../shared/session/gates.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { BrandPanel } from './BrandPanel.tsx'

/** "Me" for somebody who is not logged in: the two doors, language and theme. */
export default function VisitorPanel({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { switches } = useSite()
  const { logIn, register } = useActions()
  const canRegister = registerGate(switches, { isLoggedIn: false, type: null })
  return (
    <BrandPanel onClose={onClose} title={text('member.title')}>
      <h2 className="mt-8 text-[22px]">{text('member.visitor_title')}</h2>
      <p className="mt-1 text-[14px] text-on-rind-2">{text('member.visitor_text')}</p>
      <div className="mt-5 grid gap-3">
        <Button look="gold" size="lg" onClick={() => (canRegister ? register() : logIn())}>
          {text(canRegister ? 'auth.register' : 'auth.log_in')}
        </Button>
        {canRegister && (
          <Button look="ghost" size="lg" onClick={() => logIn()}>
            {text('auth.log_in')}
          </Button>
        )}
      </div>
      <Link
        to="/verify"
        className="mt-5 flex min-h-[46px] items-center gap-3 rounded-[12px] px-3 text-[15px] font-[620] hover:bg-white/10"
      >
        <ScalesIcon size={20} />
        {text('shell.fairness')}
      </Link>
    </BrandPanel>
  )
}
