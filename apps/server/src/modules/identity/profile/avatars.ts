/**
 * A member's picture: an icon of the house, or an upload. Uploads lie as files named by their content,
 * so that an address always shows the same picture and browsers keep it for good.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { avatarIcons, pictureBytesMax } from '@jackfruit/contracts/security'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { cleanPicture } from '../../../platform/pictures.ts'
import type { Owner } from '../owner.ts'

const size = 256
const hashShape = /^[0-9a-f]{64}$/

interface Row {
  readonly icon: string | null
  readonly file: string | null
}

export interface Avatars {
  readonly icons: readonly { readonly id: string; readonly url: string }[]
  of(owner: Owner): Promise<{ icon: string | null; url: string | null }>
  choose(owner: Owner, icon: string): Promise<string>
  upload(owner: Owner, base64: string): Promise<string>
  /** The bytes behind a content hash, or null. */
  read(hash: string): Promise<Buffer | null>
}

const iconUrl = (name: string) => `/art/tile-${name}@1x.webp`
const fileUrl = (hash: string) => `/avatars/${hash}.webp`

export function openAvatars({ db, dataDir }: { db: Db; dataDir: string }): Avatars {
  const folder = join(dataDir, 'avatars')
  const icons = avatarIcons.map((id) => ({ id, url: iconUrl(id) }))

  return {
    icons,
    async of(owner) {
      const row = await inMerchant(db, owner.merchantId, (tx) => rowOf(tx, owner))
      const url = row?.icon ? iconUrl(row.icon) : row?.file ? fileUrl(row.file) : null
      return { icon: row?.icon ?? null, url }
    },
    async choose(owner, icon) {
      if (!icons.some(({ id }) => id === icon)) throw new Refusal('icon_unknown')
      await inMerchant(db, owner.merchantId, (tx) => keep(tx, owner, { icon, file: null }))
      return iconUrl(icon)
    },
    async upload(owner, base64) {
      const picture = await cleanPicture(base64, { bytesMax: pictureBytesMax, fit: 'cover', size })
      const file = createHash('sha256').update(picture).digest('hex')
      await mkdir(folder, { recursive: true })
      // Under another name first: nobody ever reads half a picture.
      const draft = join(folder, `${randomUUID()}.draft`)
      await writeFile(draft, picture)
      await rename(draft, join(folder, `${file}.webp`))
      await inMerchant(db, owner.merchantId, (tx) => keep(tx, owner, { icon: null, file }))
      return fileUrl(file)
    },
    async read(hash) {
      if (!hashShape.test(hash)) return null
      return readFile(join(folder, `${hash}.webp`)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
  }
}

async function rowOf(tx: Tx, { memberId }: Owner): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select icon, file from identity.avatars where member_id = ${memberId}`.execute(tx)
  return rows[0] ?? null
}

async function keep(tx: Tx, { memberId, merchantId }: Owner, { icon, file }: Row): Promise<void> {
  await sql`insert into identity.avatars (member_id, merchant_id, icon, file)
    values (${memberId}, ${merchantId}, ${icon}, ${file})
    on conflict (member_id) do update set icon = excluded.icon, file = excluded.file`.execute(tx)
}
