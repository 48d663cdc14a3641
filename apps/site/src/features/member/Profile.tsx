import { Card, ErrorBlock, Skeleton } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { failureText, knownText, useText } from '../../shared/text.ts'
import { useMember } from './useMember.ts'

/** Who the member is, and what the app hands in below: the password. */
export default function Profile({ password }: { password: ReactNode }) {
  const text = useText()
  const member = useMember()
  if (member.isPending) return <Skeleton className="h-56 !rounded-[18px]" />
  if (member.isError) {
    return (
      <Card>
        <ErrorBlock
          title={text('member.failed')}
          retryLabel={text('common.retry')}
          isRetrying={member.isFetching}
          onRetry={() => void member.refetch()}
        >
          {failureText(member.error)}
        </ErrorBlock>
      </Card>
    )
  }
  const { account, nickname, id, type, clubLabel } = member.data
  const rows = [
    [text('member.nickname'), nickname],
    [text('member.account'), account],
    [text('member.number'), id],
    [text('member.kind'), knownText(`member.kind_${type}`) ?? String(type)],
    [text('member.level'), clubLabel.labelName],
  ] as const
  return (
    <div className="grid content-start gap-5">
      <Card className="px-5 py-2">
        <dl>
          {rows
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div
                key={label}
                className="flex flex-wrap justify-between gap-x-6 border-line py-3 [&+&]:border-t"
              >
                <dt className="text-text-2">{label}</dt>
                <dd className="num font-[640] [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
        </dl>
      </Card>
      <Card className="p-5">
        <h3 className="text-[17px]">{text('auth.change_password')}</h3>
        <p className="mt-1 mb-4 text-[14px] text-text-2">{text('auth.change_password_text')}</p>
        <div className="max-w-[440px]">{password}</div>
      </Card>
    </div>
  )
}
