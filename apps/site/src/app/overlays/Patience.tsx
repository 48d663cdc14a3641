import { useEffect, useState } from 'react'

const givenUpAfter = 120_000

/**
 * Stands while a part of the site is on its way. One that does not come in two minutes is given up by
 * the name that such failures have, and the boundary above tells the person (D-125).
 */
export function Patience() {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), givenUpAfter)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) throw Object.assign(new Error('part not loaded'), { name: 'ChunkLoadError' })
  return null
}
