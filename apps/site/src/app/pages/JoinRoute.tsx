import { Button } from '@jackfruit/ui'
import { JoinPage } from '../../features/account/join/index.ts'
import { useSite } from '../../shared/session/brand.ts'
import { registerGate } from '../../shared/session/gates.ts'
import { useSession } from '../../shared/session/session.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'

export default function JoinRoute() {
  const text = useText()
  const { switches } = useSite()
  const { register } = useActions()
  const isLoggedIn = useSession() !== null
  const mayRegister = registerGate(switches, { isLoggedIn, type: null })
  return (
    <JoinPage
      register={
        mayRegister && (
          <Button look="ghost" size="lg" onClick={() => register('/join')}>
            {text('join.register')}
          </Button>
        )
      }
    />
  )
}
