import { Suspense } from 'react'
import {
  ChangePassword,
  FirstPassword,
  SignInWays,
  WithSignInWays,
} from '../../features/account/auth/index.ts'
import { SecurityCenter } from '../../features/account/security/index.ts'

/** The security centre with what belongs to signing in put into it. */
export function Security({ who }: { who: { name: string; picture: string | null } }) {
  return (
    <Suspense>
      <WithSignInWays>
        {(ways) => (
          <SecurityCenter
            who={who}
            password={({ onDone, isFirst, confirmed }) =>
              isFirst ? (
                <FirstPassword onDone={onDone} confirmed={confirmed} />
              ) : (
                <ChangePassword onDone={onDone} />
              )
            }
            ways={{ ...ways, page: (onPassword) => <SignInWays onPassword={onPassword} /> }}
          />
        )}
      </WithSignInWays>
    </Suspense>
  )
}
