import { useCallback, useState } from 'react'

/** The picture whose letters are read, once the platform wants that; each is good for one attempt. */
export function usePicture() {
  const [picture, setPicture] = useState<{ id: string; round: number } | null>(null)
  const showPicture = useCallback(
    (id: string) => setPicture((known) => (known && known.id !== id ? { ...known, id } : known)),
    [],
  )
  return {
    ...{ picture, showPicture },
    renewPicture: () => setPicture((known) => ({ id: '', round: (known?.round ?? 0) + 1 })),
    dropPicture: () => setPicture(null),
  }
}
