import { useMember } from '../../../features/account/member/index.ts'
import { Security } from '../Security.tsx'

export default function SecurityPanel() {
  const { data } = useMember()
  return <Security who={{ name: data?.nickname || data?.account || '', picture: data?.avatar ?? null }} />
}
