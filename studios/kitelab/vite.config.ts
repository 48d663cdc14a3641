import { studioClient } from '@jackfruit/game-page/build/studio-client'

export default studioClient({ code: 'kitelab', name: 'KiteLab', theme: '#0D0B26', home: import.meta.url })
