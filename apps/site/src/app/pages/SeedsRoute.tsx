import { Button, Card, Empty } from '@jackfruit/ui'
import { SeedsPage } from '../../features/play/fairness/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { Page } from './Page.tsx'

/** Also for trials: they have seeds at the makers that they play at. */
export default function SeedsRoute() {
  const text = useText()
  const { logIn } = useActions()
  const isLoggedIn = useSession() !== null
  return (
    <Page title={text('seeds.title')}>
      <SeedsPage
        visitor={
          isLoggedIn ? null : (
            <Card>
              <Empty
                title={text('seeds.login_title')}
                action={
                  <Button look="gold" onClick={() => logIn('/seeds')}>
                    {text('auth.log_in')}
                  </Button>
                }
              >
                {text('seeds.login_text')}
              </Empty>
            </Card>
          )
        }
      />
    </Page>
  )
}
