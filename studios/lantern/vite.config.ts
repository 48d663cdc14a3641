import { studioClient } from '@jackfruit/game-page/build/studio-client'

export default studioClient({ code: 'lantern', name: 'Lantern', theme: '#12020F', home: import.meta.url })
