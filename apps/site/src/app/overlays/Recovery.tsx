import { useEffect, useState } from 'react'
import { ForgotDialog, ResetDialog } from '../../features/account/auth/index.ts'
import { usePlace } from '../../shared/address/navigation.ts'
import { useActions } from '../actions.ts'

/** The ways back to a forgotten password, over home, by address. */
export default function Recovery() {
  const { pathname } = usePlace()
  const { closeDialog, logIn } = useActions()
  if (pathname === '/reset') return <Reset />
  return <ForgotDialog onClose={closeDialog} onLogIn={() => logIn()} />
}

/** The token is taken out of the address at once: it is not for the history, nor for whoever looks on. */
function Reset() {
  const { search } = usePlace()
  const { closeDialog, logIn, forgot } = useActions()
  const [token] = useState(search['token'] ?? '')
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  return <ResetDialog token={token} onClose={closeDialog} onLogIn={() => logIn()} onAskAgain={forgot} />
}
