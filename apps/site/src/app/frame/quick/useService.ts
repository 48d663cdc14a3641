import { useState } from 'react'
import { useMember } from '../../../features/account/member/index.ts'
import { openService } from '../../../shared/service/openService.ts'
import { isVipRank } from '../../../shared/service/serviceChoice.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'

/** Customer service as the shell offers it: its name for this person, and how it is opened. */
export function useService() {
  const text = useText()
  const { customerService } = useBrand()
  const { vipRank: rank = 0, memberLabel } = useMember().data ?? {}
  const [isOpening, setOpening] = useState(false)
  const isVip = isVipRank(rank) && customerService.some((entry) => entry.isVip)
  return {
    isOffered: customerService.length > 0,
    label: text(isVip ? 'frame.service_vip' : 'common.customer_service'),
    isOpening,
    async open() {
      if (isOpening) return
      setOpening(true)
      const isReached = await openService({ rank, vipService: memberLabel?.[0]?.labelName })
      setOpening(false)
      if (!isReached) note('bad', text('frame.service_failed'))
    },
  }
}
