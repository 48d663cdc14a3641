import { useEffect, useState } from 'react'
import { WifiSlashIcon } from '../../shared/look/icons.ts'
import { note } from '../../shared/text/notes.ts'
import { useText } from '../../shared/text/text.ts'

/** A thin line below the header while the browser has no connection. */
export function OfflineBar() {
  const text = useText()
  const [isOffline, setOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    const lose = () => setOffline(true)
    const find = () => {
      setOffline(false)
      note('good', text('shell.online_again'))
    }
    window.addEventListener('offline', lose)
    window.addEventListener('online', find)
    return () => {
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', find)
    }
  }, [text])
  return (
    <div role="status">
      {isOffline && (
        <p className="flex items-center justify-center gap-2 bg-warning-bg px-4 py-2 text-[14px] font-[560] text-warning">
          <WifiSlashIcon size={18} className="flex-none" />
          {text('shell.offline')}
        </p>
      )}
    </div>
  )
}
