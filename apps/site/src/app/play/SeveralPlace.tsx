import { Button, Empty } from '@jackfruit/ui'
import { useMember } from '../../features/account/member/index.ts'
import { mostTables, SeveralTables, severalPath } from '../../features/play/live/index.ts'
import { goTo, hrefOf } from '../../shared/address/navigation.ts'
import { useSession } from '../../shared/session/session.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { trialType } from '../frame/GameFigures.tsx'
import { GameTop } from '../frame/GameTop.tsx'
import { PlayedFor } from './PlayedFor.tsx'
import { useAtPlay } from './useAtPlay.ts'

const leave = () => goTo('/live')
const change = (set: readonly string[]) => goTo(severalPath(set), { replace: true, stay: true })

/** Several live tables at once, with what the site says above and over them. */
export function SeveralPlace({ of }: { of: string | undefined }) {
  const text = useText()
  const isLoggedIn = useSession() !== null
  const { home, logIn } = useActions()
  const { data: member } = useMember()
  const { balance, readBalance, deposit } = useAtPlay()
  if (!isLoggedIn) {
    return (
      <>
        <GameTop name={text('live.several')} onLeave={leave} onDeposit={deposit} />
        <div className="grid flex-1 place-items-center p-4">
          <Empty
            title={text('live.several_login')}
            action={
              <Button look="gold" onClick={() => logIn(hrefOf('/live/tables', { of }))}>
                {text('auth.log_in')}
              </Button>
            }
          >
            {text('live.several_text', { most: mostTables })}
          </Empty>
        </div>
      </>
    )
  }
  return (
    <>
      <SeveralTables
        {...{ of, balance }}
        isTrial={member?.type === trialType}
        bar={(tables, areTelling) => (
          <GameTop
            name={text('live.several')}
            areFiguresTold={areTelling}
            onLeave={leave}
            onDeposit={deposit}
          >
            {tables && (
              <>
                <p className="min-w-0 flex-1 truncate text-[16px] font-[720] min-[62.5rem]:hidden">
                  {text('live.several')}
                </p>
                {tables}
              </>
            )}
          </GameTop>
        )}
        onSet={change}
        onBalance={readBalance}
        onDeposit={deposit}
      />
      <PlayedFor onLeave={home} />
    </>
  )
}
