import { Button, Card, Empty } from '@jackfruit/ui'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { Page } from './Page.tsx'
import { usePageBanner } from './usePageBanner.tsx'

/** The mall has no goods while the house offers none: it says so, and what stands open instead. */
export default function PointMallRoute() {
  const text = useText()
  const { go, home } = useActions()
  const { banner, isReady } = usePageBanner('shop')
  return (
    <Page title={text('promotions.mall_title')} isReady={isReady}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8">
        {banner}
        <h1 className="text-[26px] md:text-[34px]">{text('promotions.mall_title')}</h1>
        <Card>
          <Empty
            title={text('promotions.mall_empty_title')}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button look="green" onClick={() => go('/promotions')}>
                  {text('promotions.to_list')}
                </Button>
                <Button onClick={home}>{text('game.leave')}</Button>
              </div>
            }
          >
            {text('promotions.mall_empty_text')}
          </Empty>
        </Card>
      </div>
    </Page>
  )
}
