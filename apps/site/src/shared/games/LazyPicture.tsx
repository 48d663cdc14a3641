import { Picture } from '@jackfruit/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { remember, tries, wasFetched, whenNear } from './lazy.ts'

interface LazyPictureProps {
  /** Empty: there is none. */
  src: string
  width: number
  height: number
  /** Of the first screen: it stands in what the server draws, and the browser asks for it once it knows where it is. */
  isFirst?: boolean
  /** Stands there when the picture cannot be had. */
  fallback: ReactNode
}

/** A picture that is asked for near the screen, three times at most. */
export function LazyPicture({ src, width, height, isFirst = false, fallback }: LazyPictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(() => isFirst || wasFetched(src))
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (near || !place.current) return
    return whenNear(place.current, () => setNear(true))
  }, [near])
  if (!src || failures >= tries) return fallback
  return (
    <span ref={place} className="block h-full w-full">
      {near && (
        <Picture
          key={failures}
          {...{ src, width, height }}
          decoding="async"
          loading={isFirst ? 'lazy' : undefined}
          onLoad={() => remember(src)}
          onError={() => setFailures((known) => known + 1)}
        />
      )}
    </span>
  )
}
