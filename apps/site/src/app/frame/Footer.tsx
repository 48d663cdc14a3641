import { RindTexture } from '@jackfruit/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useCalm } from '../../shared/look/calm.ts'

const FooterContent = lazy(() => import('./FooterContent.tsx'))

/** So far below the screen its content is fetched, long before it is seen. */
const near = '800px'

/** The rind below. It keeps its place from the start; what stands in it comes when somebody comes near. */
export function Footer() {
  const place = useRef<HTMLElement>(null)
  const isCalm = useCalm()
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const footer = place.current
    if (!footer) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        setNear(true)
      },
      { rootMargin: near },
    )
    watch.observe(footer)
    return () => watch.disconnect()
  }, [])
  return (
    <footer
      ref={place}
      className="rind on-rind mt-10 min-h-[560px] flex-none overflow-hidden pb-[calc(84px+env(safe-area-inset-bottom))] md:mt-14 md:pb-0"
    >
      <RindTexture strength={0.12} fade="down" />
      {isNear && isCalm && (
        <Suspense>
          <FooterContent />
        </Suspense>
      )}
    </footer>
  )
}
