import { BrandMark, IconButton, Panel, RindTexture } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { XIcon } from '../../shared/look/icons.ts'
import { useBrand } from '../../shared/session/brand.ts'
import { useText } from '../../shared/text/text.ts'
import { PanelSettings } from './PanelSettings.tsx'

interface BrandPanelProps {
  title: string
  side?: 'start'
  onClose: () => void
  children: ReactNode
}

/** A narrow panel under the brand's name; language and theme stand at its end. */
export function BrandPanel({ title, side, onClose, children }: BrandPanelProps) {
  const text = useText()
  const { brand } = useBrand()
  return (
    <Panel isOpen isNarrow {...(side && { side })} onClose={onClose} title={title}>
      <div className="rind on-rind flex w-full flex-col overflow-y-auto overscroll-contain p-5">
        <RindTexture strength={0.18} fade="down" />
        <div className="flex items-center gap-2.5">
          <BrandMark size={38} />
          <p className="min-w-0 flex-1 truncate text-[21px] font-[800] tracking-[-0.03em] [font-stretch:114%]">
            {brand}
          </p>
          <IconButton label={text('common.close')} onClick={onClose}>
            <XIcon size={20} weight="bold" />
          </IconButton>
        </div>
        {children}
        <div className="mt-auto pt-6 pb-[env(safe-area-inset-bottom)]">
          <PanelSettings />
        </div>
      </div>
    </Panel>
  )
}
