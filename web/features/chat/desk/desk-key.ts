/** The addresses at which the same desk stands, each for others. */
export type DeskPageKey = 'serviceChats' | 'consultCentre' | 'providerConsults';
