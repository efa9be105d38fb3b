import type { DrawingFamily } from '../types.ts';
import * as games from './toys-games.ts';
import * as play from './toys-play.ts';
import * as pretend from './toys-pretend.ts';

export const toys: DrawingFamily = {
  blocks: games.blocks,
  doll: pretend.doll,
  'action-figure': pretend.actionFigure,
  'toy-car': play.toyCar,
  train: play.train,
  plush: pretend.plush,
  puzzle: games.puzzle,
  'board-game': games.boardGame,
  kite: play.kite,
  trottie: play.rideOn,
  slime: play.slime,
  dinosaur: pretend.dinosaur,
  'kitchen-toy': pretend.kitchenToy,
  'water-gun': play.waterGun,
  pinata: pretend.pinata,
  'robot-toy': pretend.robotToy,
  'play-tent': pretend.playTent,
};
