import { Button, Dialog, Skeleton } from '@jackfruit/ui'
import { useState } from 'react'
import { MagnifyingGlassPlusIcon, XIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { usePicture } from './queries.ts'

/** A proof, never cropped; pressed, it fills a window. Where it fails, what it proves is still told beside it. */
export function Photo({ id, label, className }: { id: string; label: string; className?: string }) {
  const text = useText()
  const picture = usePicture(id)
  const [isLarge, setLarge] = useState(false)
  if (picture.isPending) return <Skeleton className={`min-h-[140px] ${className ?? ''}`} />
  if (picture.isError) {
    return (
      <div
        className={`grid place-content-center gap-2 rounded-[14px] bg-sunken p-3 text-center ${className ?? ''}`}
      >
        <p className="text-[13px] text-text-2">{text('peer.picture_failed')}</p>
        <Button size="sm" isBusy={picture.isFetching} onClick={() => void picture.refetch()}>
          {text('common.retry')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={text('peer.enlarge', { what: label })}
        className={`relative block overflow-hidden rounded-[14px] border border-line bg-sunken ${className ?? ''}`}
        onClick={() => setLarge(true)}
      >
        <img src={picture.data.url} alt={label} className="h-full max-h-[260px] w-full object-contain" />
        <span
          aria-hidden="true"
          className="absolute end-2 top-2 grid h-9 w-9 place-items-center rounded-[10px] bg-rind-900/85 text-white"
        >
          <MagnifyingGlassPlusIcon size={20} />
        </span>
      </button>
      <Dialog
        isOpen={isLarge}
        onClose={() => setLarge(false)}
        title={label}
        size="wide"
        onPhone="full"
        closeLabel={text('common.close')}
        closeIcon={<XIcon size={20} weight="bold" />}
      >
        <img src={picture.data.url} alt={label} className="mx-auto max-h-[78vh] max-w-full object-contain" />
      </Dialog>
    </>
  )
}
