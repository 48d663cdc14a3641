import { ThirdPartyReturn } from '../../features/account/auth/index.ts'
import { goTo } from '../../shared/address/navigation.ts'
import { useText } from '../../shared/text/text.ts'
import { useWelcome } from '../start/entered.ts'
import { Page } from './Page.tsx'
import { isOwnPath } from './paths.ts'

/** The page that a provider's sign-in ends at. */
export default function OauthRoute() {
  const text = useText()
  const welcome = useWelcome()
  return (
    <Page title={text('thirdparty.sign_in')}>
      <ThirdPartyReturn
        onEntered={(entered, returnTo, isNew) => {
          welcome(entered, isNew ? 'register' : 'login')
          goTo(isOwnPath(returnTo) ? returnTo : '/', { replace: true })
        }}
        onLeave={(to) => goTo(to === 'ways' ? '/?mc=securityCenter&item=ways' : '/', { replace: true })}
      />
    </Page>
  )
}
