import { Picture } from '@jackfruit/ui'
import { useState } from 'react'
import { defaultTile, picture } from '../look/pictures.ts'
import { useSite } from '../session/brand.ts'

interface GamePictureProps {
  /** Where the game's picture is, if it has one. */
  url: string | undefined
  width: number
  height: number
  loading?: 'lazy'
  className: string
}

/** A game's picture beside its name, so that nothing needs to be said of it; the house's own where it has none. */
export function GamePicture({ url, ...image }: GamePictureProps) {
  const { imageCdn } = useSite()
  const [broken, setBroken] = useState<string>()
  const src = url && url !== broken ? picture(url, imageCdn) : defaultTile
  return <Picture key={src} src={src} onError={() => setBroken(url)} {...image} />
}
