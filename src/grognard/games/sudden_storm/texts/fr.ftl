# Sudden Storm : les mots de ce jeu.

side-axis = l'Axe
side-soviet = les Soviétiques

## Cases

box-germany = dans la case Allemagne
box-urals = dans la case Oural
box-conditional = parmi les renforts conditionnels
box-delayed_axis = parmi les renforts retardés de l'Axe
box-delayed_soviet = parmi les renforts retardés soviétiques
box-whole_axis = parmi les divisions dispersées de l'Axe
box-whole_soviet = parmi les divisions dispersées soviétiques
box-parts_axis = parmi les pions de dispersion de l'Axe
box-parts_soviet = parmi les pions de dispersion soviétiques
box-converted = parmi les conversions à venir
box-returning = en retrait, retour prévu

## Unités

kind-infantry = infanterie
kind-airlanding = infanterie aéroportée
kind-parachute = parachutistes
kind-light = Jäger (infanterie légère)
kind-mountain = montagne
kind-ski = skieurs
kind-marine = fusiliers marins
kind-security = sûreté
kind-static = infanterie statique
kind-cavalry = cavalerie
kind-mountain_cavalry = cavalerie de montagne
kind-motorized = infanterie motorisée
kind-mechanized = mécanisé
kind-armor = blindés
kind-light_armor = chars légers
kind-artillery = artillerie
kind-mot_artillery = artillerie motorisée
kind-rocket = lance-roquettes
kind-mot_rocket = lance-roquettes motorisés
kind-antitank = antichars
kind-mot_heavy_aa = DCA lourde motorisée
kind-truck = camions
kind-intrinsic = défense intrinsèque

## Nations

nation-german = allemand
nation-foreign = contingent étranger
nation-finnish = finlandais
nation-hungarian = hongrois
nation-italian = italien
nation-rumanian = roumain
nation-slovak = slovaque
nation-soviet = soviétique
nation-ss = SS
nation-luftwaffe = Luftwaffe
nation-guards = Garde
nation-nkvd = NKVD

## Phases

phase-surprise-movement = tour surprise : mouvement
phase-surprise-combat = tour surprise : combat
phase-weather = météo
phase-axis-initial = phase initiale allemande
phase-soviet-initial = phase initiale soviétique
phase-axis-movement = mouvement allemand
phase-soviet-movement = mouvement soviétique
phase-axis-combat = combat allemand
phase-soviet-combat = combat soviétique
phase-axis-exploitation = exploitation allemande
phase-soviet-exploitation = exploitation soviétique

## Marques

mark-done = a bougé
mark-unsupplied = 1er tour de non-ravitaillement
mark-starving = 2e tour de non-ravitaillement ou plus
mark-by_soviet = compte ouvert en phase soviétique
mark-fed = ravitaillement spécial
mark-isolated = isolement
mark-strategic = rail stratégique : n'attaque pas ce tour
mark-fought = a attaqué
mark-beaten = repli dans cet hex ou attaque subie
mark-stronger = face 4-6
mark-empty = camion vide
mark-reserve = unité en réserve
mark-eastern = entrée par l'Est ce tour
mark-minimum = mouvement minimum d'un hex

## Options

option-setup = Mise en place
option-setup-ready_made = toute faite
option-setup-free = à la main, armée par armée
option-run_of_links = Conversion d'une même voie en un tour
option-run_of_links-four = quatre hex d'affilée au plus (erratum)
option-run_of_links-any = sans limite
option-double_work = Travaux par mauvais temps
option-double_work-time = temps doublé
option-double_work-points = temps et points doublés

ss-draw = Partie nulle.
