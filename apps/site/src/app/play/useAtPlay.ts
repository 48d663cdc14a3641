import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { balanceKey, useBalance } from '../../features/money/wallet/index.ts'
import { useActions } from '../actions.ts'
import { useMemberPanel } from '../member/useMemberPanel.ts'
import { tellTrial } from './trial.ts'

/** The balance for those who play, and what their games ask of it. */
export function useAtPlay() {
  const { openPanel } = useActions()
  const { verdict } = useMemberPanel()
  const cache = useQueryClient()
  const readBalance = useCallback(() => void cache.invalidateQueries({ queryKey: balanceKey }), [cache])
  // The panel lies over the game, which goes on as it stands.
  const deposit = useCallback(
    () => (verdict === 'real-account' ? tellTrial() : openPanel('depositv2')),
    [verdict, openPanel],
  )
  const { data, dataUpdatedAt: at } = useBalance()
  const balance = useMemo(() => data && { ...data, at }, [data, at])
  return { balance, readBalance, deposit }
}
