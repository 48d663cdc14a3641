import { Card } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { WayBack } from '../../../shared/parts/SubPage.tsx'
import { useText } from '../../../shared/text/text.ts'

/** One item opened: the way back, its name, why it matters, and what there is to do. */
export function Step({
  title,
  intro,
  onBack,
  children,
}: {
  title: string
  intro?: string
  onBack: () => void
  children: ReactNode
}) {
  const text = useText()
  return (
    <section className="grid max-w-[720px] content-start gap-4" aria-labelledby="security-step">
      <WayBack to={text('security.all_items')} onBack={onBack} place="justify-self-start" />
      <Card className="grid gap-5 p-5 md:p-6">
        <div>
          <h3 id="security-step" className="text-[19px]">
            {title}
          </h3>
          {intro && <p className="mt-1 text-[14px] text-text-2">{intro}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}
